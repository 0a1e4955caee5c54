/** What is said in shared/settings/sign-in/second-step. */
export const words = {
  // CodesSheet
  saveYourRecoveryCodes: 'Save your recovery codes',
  copy: 'Copy',
  codesCopied: 'Codes copied',
  download: 'Download',
  done: 'Done',
  eachWorksOnceIf: 'Each works once if you lose your phone. You won’t see them again.',
  recoveryCodes: 'Recovery codes',

  // ProofSheet
  enterYourPassword: 'Enter your password',
  yourPassword: 'Your password',
  code: 'Code',
  fromYourApp: (hasRecovery: boolean) => `From your app${hasRecovery ? ', or a recovery code' : ''}`,

  // ScanSheet
  addASecondStep: 'Add a second step',
  turnOn: 'Turn on',
  scanAuthenticatorApp: 'Scan with an authenticator app.',
  qrCodeAuthenticatorApp: 'QR code for your authenticator app',
  cantScanEnterKey: 'Can’t scan? Enter this key in the app:',
  copyKey: 'Copy key',
  keyCopied: 'Key copied',
  codeFromTheApp: 'Code from the app',

  // SecondStepRows
  offPasskeyAlreadyProtects: 'Off. Your passkey already protects you better.',
  offAddCodePhone: 'Off. Add a code from your phone after your password.',
  secondStepTurnedOn: 'Two-step sign-in turned on',
  secondStep: 'Two-step sign-in',
  setUpToday: 'Set up today',
  onSince: (since: string) => `On since ${since}`,
  setUpSecondStep: 'Set up a second step',
  turnOffSecondStep: 'Turn off the second step',
  setUp: 'Set up',
  turnOff: 'Turn off',
  left: (recoveryCodesLeft: number) => `${recoveryCodesLeft} left`,
  getNew: 'Get new codes',
  getNewRecoveryCodes: 'Get new recovery codes',
  turnOffYourSecondStep: 'Turn off your second step?',
  youllSignPasswordAlone: (hasRecovery: boolean) =>
    `You’ll sign in with your password alone.${hasRecovery ? ' Your recovery codes will stop working.' : ''}`,
  secondStepTurnedOff: 'Two-step sign-in turned off',
  oldCodesWillStop: 'Your old codes will stop working.',
  getCodes: 'Get codes',

  // SetUpSheet
  continue: 'Continue',
  youllNeedAuthenticatorApp: 'You’ll need an authenticator app on your phone. It shows a new code every 30 seconds.',

  // copy-text
  browserDidntCopySelect: 'Your browser didn’t copy it. Select it and copy it yourself.',
}
