/** What is said in shared/notices. */
export const words = {
  // show
  close: 'Close',

  // ByHand
  copyAddress: 'Copy the address',
  address: 'Address',
  copyItYourself: 'Your browser wouldn’t share or copy it, so copy it from here.',
  done: 'Done',
}
