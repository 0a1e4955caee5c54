import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { pino } from 'pino'
import Stripe from 'stripe'
import { sandboxListener } from '#server/platform/payments/sandbox/listener'
import { openStripe } from '#server/platform/payments/stripe'
import type { TestApp } from '#server/testkit/app/app'

const KEY = 'sk_test_of_a_test'

/** The same sandbox on another port, which writes down each of its answers. */
export async function recordingSandbox(t: TestApp) {
  const answers: { readonly question: string; readonly body: unknown }[] = []
  const { db, queue, clock, publicUrl } = t.parts
  const listener = sandboxListener({ db, queue, clock, pagesUrl: `${publicUrl}/payment-sandbox` }, KEY, pino({ level: 'silent' }))
  const server = createServer((request, response) => {
    const end = response.end.bind(response)
    const question = `${request.method} ${request.url?.split('?')[0]}`
    const keep = (body: string) => {
      answers.push({ question, body: JSON.parse(body) })
      return end(body)
    }
    listener(request, Object.assign(response, { end: keep }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    answers,
    payments: { ...openStripe({ key: KEY, secrets: [], address: `http://127.0.0.1:${port}`, clock }), sandbox: t.parts.payments.sandbox },
    stripe: new Stripe(KEY, { host: '127.0.0.1', port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 }),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** What the package declares an object to be, by the name that the object gives itself. */
const declared: Readonly<Record<string, string>> = {
  'billing_portal.session': 'Stripe.BillingPortal.Session',
  charge: 'Stripe.Charge',
  'checkout.session': 'Stripe.Checkout.Session',
  customer: 'Stripe.Customer | Stripe.DeletedCustomer',
  invoice: 'Stripe.Invoice',
  invoice_payment: 'Stripe.InvoicePayment',
  line_item: 'Stripe.InvoiceLineItem',
  payment_intent: 'Stripe.PaymentIntent',
  payment_method: 'Stripe.PaymentMethod',
  plan: 'Stripe.Plan',
  price: 'Stripe.Price',
  product: 'Stripe.Product',
  refund: 'Stripe.Refund',
  subscription: 'Stripe.Subscription',
  subscription_item: 'Stripe.SubscriptionItem',
  webhook_endpoint: 'Stripe.WebhookEndpoint',
}

/** The declarations as they travel: decimals are text, and a text that is one of several is none but these. */
const head = `import type Stripe from 'stripe'
type Listed<T> = T extends string ? (string extends T ? never : T) : never
type Text<T> = [Listed<T>] extends [never] ? T : Listed<T>
type Rest<T> = T extends Stripe.Decimal ? string : T extends readonly (infer I)[] ? Wire<I>[] : T extends object ? { [K in keyof T]: Wire<T[K]> } : T
type Wire<T> = Text<Extract<T, string>> | Rest<Exclude<T, string>>
`

interface Told {
  readonly object: string
  readonly type?: string
}
const typeOf = ({ object, type }: Told): string =>
  object === 'event' ? `Extract<Stripe.Event, { type: '${type}' }>` : (declared[object] ?? 'never')

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
const cache = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url))
const flags = [
  '--ignoreConfig',
  '--noEmit',
  '--strict',
  '--exactOptionalPropertyTypes',
  '--skipLibCheck',
  '--module',
  'nodenext',
  '--target',
  'es2023',
  '--types',
  '',
]

/** What the compiler says against these objects, held against the declarations of the package that is installed; nothing where they are as declared. */
export async function undeclared(objects: readonly Told[]): Promise<string> {
  await mkdir(cache, { recursive: true })
  const folder = await mkdtemp(join(cache, 'payment-wire-'))
  try {
    const file = join(folder, 'answers.ts')
    const lines = objects.map((object, n) => `export const _${n}: Wire<${typeOf(object)}> = ${JSON.stringify(object)}`)
    await writeFile(file, `${head}${lines.join('\n')}\n`)
    await promisify(execFile)(process.execPath, [compiler, ...flags, file], { maxBuffer: 2 ** 26 })
    return ''
  } catch (error) {
    const { stdout } = error as { stdout?: string }
    if (!stdout) throw error
    return stdout
  } finally {
    await rm(folder, { recursive: true })
  }
}
