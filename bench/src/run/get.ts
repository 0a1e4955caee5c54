import { Agent, get as request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** Reads an address as a signed-in person; resolves with the whole answer, rejects unless it is 200. */
export const get = (address: string, token: string): Promise<string> =>
  new Promise((resolve, reject) => {
    request(address, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (text += part))
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode}: ${text}`))))
    }).on('error', reject)
  })
