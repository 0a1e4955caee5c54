/** What is said in areas/seeker/settings. */
export const words = {
  // SeekerNotificationSettings
  everythingAppearsAppChoose: 'Everything appears in the app. Choose what we also send you.',

  // SeekerSettings
  everythingThatsYoursGoes:
    'Everything that’s yours goes straight away and can’t be brought back. Employers keep a record without your name.',
}
