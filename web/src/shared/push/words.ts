/** What is said in shared/push. */
export const words = {
  // PushCard
  notificationsOnThisDevice: 'Notifications on this device',
  deviceBetween0800: 'On this device, between 08:00 and 21:00.',
  turnOn: 'Turn on',
  notNow: 'Not now',
  dontAskAgain: 'Don’t ask again',

  // register
  browserGaveNoToken: 'This browser gave no token for push messages.',
}
