/** What is said in shared/settings/sign-in/passkeys. */
export const words = {
  // AddPasskeySheet
  enterYourPassword: 'Enter your password',
  passkeyAdded: 'Passkey added',
  addAPasskey: 'Add a passkey',
  continue: 'Continue',
  deviceWillAskFinger: 'Your device will ask for your finger, face or PIN. It keeps the passkey, and we never see any of these.',
  yourPassword: 'Your password',

  // PasskeyRows
  passkey: 'Passkey',
  signFingerFacePin: 'Sign in with your finger, face or PIN.',
  browserDoesntHavePasskeys: 'This browser doesn’t have passkeys.',
  addAnotherPasskey: 'Add another passkey',
  addAnother: 'Add another',
  add: 'Add',
  added: (since: string, lastUsedAt: string | null) => `Added ${since}. ${lastUsedAt ? `Last used ${lastUsedAt}` : 'Not used yet'}.`,
  remove: 'Remove',
  removeWithPasskey: (passkey: string) => `Remove ${passkey}`,

  // RemovePasskeyDialog
  passkeyFrom: (label: string) => `Passkey from ${label || 'a browser'}`,
  removeWithReplace: (replace: string) => `Remove ${replace}?`,
  wontAbleSignYoull: 'You won’t be able to sign in with it. You’ll still have your password.',

  // RemovePasskeyDialog
  passkeyRemoved: 'Passkey removed',
}
