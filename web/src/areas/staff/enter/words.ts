/** What is said in areas/staff/enter. */
export const words = {
  // EnterFrame
  staff: 'Staff',

  // Join
  enterCodeInvitation: 'Enter the code from your invitation',
  passwordSet: 'Password set',
  joinTheStaff: 'Join the staff',
  useEmailCodeInvitation: 'Use the email and code from your invitation. The code works once and lasts a day.',
  yourPassword: 'your password',
  code: 'Code',
  setPassword: 'Set password',

  // SecondStepGate
  addASecondStep: 'Add a second step',
  youllSeePeoplesData: 'You’ll see people’s data here, so a password alone isn’t enough to sign in.',
  setUp: 'Set up',
  signOut: 'Sign out',

  // SignIn
  enterYourPassword: 'Enter your password',
  signIn: 'Sign in',
  secondStep: 'Two-step sign-in',
  enterCodeAuthenticatorApp: 'Enter the code from your authenticator app.',
  password: 'Password',

  // StaffGate
  youreNotSignedOut: 'You’re not signed out yet',
  cantReachOurServer: 'We can’t reach our server.',
}
