import { z } from 'zod'
import { call, metadata, pageOf, paging, text, whole } from '#server/platform/payments/sandbox/calls/call'
import { invalid, missing } from '#server/platform/payments/sandbox/kept/faults'
import { find, insert, list, newId } from '#server/platform/payments/sandbox/kept/store'

export const createProduct = call({ id: text, name: text, metadata: metadata.optional() }, async (turn, asked) => {
  if ((await find(turn, 'product', asked.id)) !== null)
    throw invalid('Product already exists.', { code: 'resource_already_exists', param: 'id' })
  return insert(turn, 'product', asked.id, { name: asked.name, metadata: asked.metadata ?? {} })
})

const newPrice = {
  product: text,
  lookup_key: text.max(200),
  unit_amount: whole.pipe(z.int().min(0)),
  currency: z.literal('gbp'),
  tax_behavior: z.literal('exclusive'),
  recurring: z.strictObject({ interval: z.enum(['month', 'year']) }).optional(),
  metadata: metadata.optional(),
}

export const createPrice = call(newPrice, async (turn, { product, lookup_key: lookupKey, unit_amount: net, recurring, ...asked }) => {
  if ((await find(turn, 'product', product)) === null) throw missing('product', product)
  const [taken] = await list(turn, 'price', { having: { lookupKey } })
  if (taken !== undefined) throw invalid(`A price (\`${taken.id}\`) already uses that lookup key.`, { param: 'lookup_key' })
  const interval = recurring?.interval ?? null
  return insert(turn, 'price', newId('price_'), { productId: product, lookupKey, net, interval, metadata: asked.metadata ?? {} })
})

export const listPrices = call({ ...paging, lookup_keys: z.array(text).length(1) }, (turn, { lookup_keys: [lookupKey], ...page }) =>
  pageOf(turn, 'price', '/v1/prices', { ...page, having: { lookupKey } }),
)
