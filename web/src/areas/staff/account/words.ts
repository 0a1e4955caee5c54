/** What is said in areas/staff/account. */
export const words = {
  // AccountScreen
  yourAccount: 'Your account',
}
