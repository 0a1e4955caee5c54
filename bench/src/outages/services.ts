import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { type AddressInfo, type Server, createServer as createTcpServer } from 'node:net'

const SLOW_MS = 1_000

/** How services of others are away: nobody listens, they say nothing, each word takes its time, or each is a failure. */
export const ways = ['refused', 'silent', 'slow', 'failing'] as const
type Way = 'well' | (typeof ways)[number]

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port // it listens on TCP
}
const say = (way: Way, word: () => void): unknown => {
  if (way === 'silent') return undefined
  return way === 'slow' ? setTimeout(word, SLOW_MS) : word()
}

/** A mail server that takes everything, or nothing. */
const mailServer = (way: Way): Server =>
  createTcpServer((socket) => {
    let isData = false
    const reply = (line: string): string => {
      if (way !== 'well') return '451 4.3.0 Not now'
      const wasData = isData
      isData = wasData ? line !== '.' : line === 'DATA'
      if (wasData) return isData ? '' : '250 Taken'
      return isData ? '354 Go on' : line === 'QUIT' ? '221 Bye' : '250 OK'
    }
    socket.on('error', () => undefined)
    socket.on('data', (sent) => {
      for (const line of sent.toString().split('\r\n').slice(0, -1)) {
        const said = reply(line)
        if (said !== '') say(way, () => socket.write(`${said}\r\n`))
      }
    })
    say(way, () => socket.write('220 mail.example\r\n'))
  })

/** An online database with its tokens; nobody gets one for pushing, so that nothing leaves the machine. */
const webServer = (way: Way): Server =>
  createServer((request, response) => {
    const answer = (): void => {
      if (way !== 'well' || request.url === '/push-token') return void response.writeHead(way === 'well' ? 400 : 500).end('{}')
      if (request.url === '/token') return void response.writeHead(200).end('{"access_token":"a","expires_in":3600}')
      if (request.headers.accept !== 'text/event-stream') return void response.writeHead(200).end('{}')
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: put\ndata: {"path":"/","data":null}\n\n')
    }
    request.resume().on('end', () => say(way, answer))
  })

/** Services of others that are well or away, and the settings of a product that tells people over them. */
export async function openServices(way: Way) {
  const [mail, web] = [mailServer(way), webServer(way)]
  const [mailPort, webPort] = [await listening(mail), await listening(web)]
  const close = (): void => {
    mail.close()
    web.close()
  }
  if (way === 'refused') close()
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const url = `http://127.0.0.1:${webPort}`
  const account = (path: string): string =>
    JSON.stringify({
      project_id: 'bench',
      client_email: 'bench@bench.example',
      private_key: privateKey,
      token_uri: `${url}${path}`,
    })
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    MAIL_FROM: 'hello@evenshift.example',
    FCM_SERVICE_ACCOUNT: account('/push-token'),
    FIREBASE_DATABASE_URL: url,
    FIREBASE_SERVICE_ACCOUNT: account('/token'),
  }
  return { env, close }
}
