import { invoicePdf } from '#server/platform/payments/sandbox/pages/invoice-pdf'
import { find, named } from '#server/platform/payments/sandbox/kept/store'
import { type Provider, look } from '#server/platform/payments/sandbox/kept/turn'

export const showInvoice = (provider: Provider, id: string): Promise<Uint8Array | null> =>
  look(provider, async (turn) => {
    const invoice = await find(turn, 'invoice', id)
    return invoice && invoicePdf(invoice, (await named(turn, 'customer', invoice.facts.customerId)).facts.name ?? '')
  })
