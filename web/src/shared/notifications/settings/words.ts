/** What is said in shared/notifications/settings. */
export const words = {
  // DeviceCard
  pushOnThisDevice: 'Push on this device',
  turnOnPush: 'Turn on push',
  devicesThatGetPush: 'Devices that get push',
  itsOnHere: 'It’s on here.',
  browserDoesntAllowPush: 'This browser doesn’t allow push from us. Allow it in your browser’s site settings.',
  browserDidntTurnTry: 'Your browser didn’t turn it on. Try again in a moment.',
  itsOffHere: 'It’s off here.',
  offHereBrowserWill: 'It’s off here. Your browser will ask once.',

  // DeviceRow
  aBrowser: 'A browser',
  thisDevice: 'This device',
  lastUsed: (lastUsedAt: string) => `Last used ${lastUsedAt}`,
  turnOff: 'Turn off',
  turnOffPushOn: (name: string) => `Turn off push on ${name}`,

  // NotificationTable
  what: 'What',
  push: 'Push',
  email: 'Email',
  alwaysBecauseOfferAccount: 'Always on, because an offer or your account depends on it.',
  pushWithLabel: (label: string) => `${label}, push`,
  emailAlwaysOn: (label: string) => `${label}, email: always on`,
  emailWithLabel: (label: string) => `${label}, email`,

  // NotificationSettings
  notificationSettings: 'Notification settings',
  couldntLoadSettings: 'We couldn’t load your settings',
  whatTellWhere: 'What we tell you, and where',

  // QuietCard
  noPush: 'We don’t send push between these times.',
  onlyExpiring: 'Only an offer about to expire gets through.',
  quietHours: 'Quiet hours',
  from: 'From',
  until: 'Until',
  rejectionsSendNightReach: (value: string) => `Rejections you send at night reach people after ${value}.`,
}
