/** What is said in shared/session/second-step. */
export const words = {
  // SecondStep
  confirm: 'Confirm',
  backToSignIn: 'Back to sign in',

  // code-kinds
  enterRecoveryCodeLike: 'Enter a recovery code, like 7K2M-QX4D',
  useRecoveryCodeInstead: 'Use a recovery code instead',
  codeFromTheApp: 'Code from the app',
  useYourAppInstead: 'Use your app instead',
  recoveryCode: 'Recovery code',
  enter6DigitCode: 'Enter the 6-digit code, or a recovery code',
}
