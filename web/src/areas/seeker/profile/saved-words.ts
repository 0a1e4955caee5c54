/** What is said once a part of the profile is saved: home saves one too, without the profile's other words. */
export const words = {
  saved: 'Saved',
}
