/** What is said in shared/session/cognito. */
export const words = {
  // meanings
  useLeastCharactersOthers: (value: number) => `Use at least ${value} characters that others wouldn’t guess.`,
  codeIsntRightUse: 'That code isn’t right. Use the newest one in your app.',
  thatIsntYourPassword: 'That isn’t your password.',
  thatsNotCurrentPassword: 'That’s not your current password.',

  // own-ways
  secondStepAlready: 'Your second step is already on.',
  evenshift: 'Evenshift',
  turnOffSecondStep: 'Turn off your second step first, then change your email.',

  // ways-in
  chooseNewPasswordFirst: 'Choose a new password first. Use “Forgotten your password?” below.',
}
