/** What is said in ui/page. */
export const words = {
  // EmptyState
  reference: (reference: string) => `Reference ${reference}`,

  // Wordmark
  evenshift: 'evenshift',
}
