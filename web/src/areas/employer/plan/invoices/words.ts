/** What is said in areas/employer/plan/invoices. */
export const words = {
  // InvoicesCard
  due: 'Due',
  failed: 'Failed',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  invoices: 'Invoices',
  cardAndBillingAddress: 'Card and billing address',
  noInvoicesYetTheyll: 'No invoices yet. They’ll appear here once you’ve paid for something.',
  loadingYourInvoices: 'Loading your invoices',
  couldntLoadInvoices: 'We couldn’t load your invoices',
  showMore: 'Show more',
  pdf: 'PDF',
  pdfWithName: (name: string) => `${name}, PDF`,
}
