/** What the choice of skills says. */
export const words = {
  label: 'Skills',
  yours: 'Yours',
  other: { label: 'Something else', hint: 'For example, sign language', add: 'Add' },
  more: 'Skills for another kind of work',
}
