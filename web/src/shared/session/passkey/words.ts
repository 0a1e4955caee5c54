/** What is said in shared/session/passkey. */
export const words = {
  // PasskeyButton
  signPasskey: 'Sign in with a passkey',

  // passkey
  evenshift: 'Evenshift',
}
