/** What is said in areas/seeker. */
export const words = {
  // SeekerArea
  home: 'Home',
  find: 'Find',
  saved: 'Saved',
  applications: 'Applications',
  applied: 'Applied',
  profile: 'Profile',
}
