/** The way from the `office` command to the running server: a socket in DATA_DIR that only the same user can open. One JSON line each way. */
import { rm } from 'node:fs/promises'
import { type Socket, createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { toldInShort } from '#server/log'
import type { OfficeAnswer } from '#server/office-commands'

type Run = (words: readonly string[]) => Promise<OfficeAnswer>

/** No command is longer; more is not from our client. */
const LINE_MOST = 64 * 1024
const socketIn = (dataFolder: string): string => join(dataFolder, 'office.sock')

const isWords = (value: unknown): value is string[] => Array.isArray(value) && value.every((word) => typeof word === 'string')

async function answer(line: string, run: Run): Promise<OfficeAnswer> {
  try {
    const words: unknown = JSON.parse(line)
    return isWords(words) ? await run(words) : { ok: false, text: 'The request is no list of words.' }
  } catch (error) {
    return { ok: false, text: `The command failed: ${toldInShort(error)}` }
  }
}

function serveCaller(caller: Socket, run: Run): void {
  let read = ''
  caller.setEncoding('utf8')
  caller.on('error', () => caller.destroy())
  caller.on('data', (chunk: string) => {
    read += chunk
    const end = read.indexOf('\n')
    if (end === -1) {
      if (read.length > LINE_MOST) caller.destroy()
      return
    }
    caller.pause()
    void answer(read.slice(0, end), run).then((result) => caller.end(`${JSON.stringify(result)}\n`))
  })
}

export interface OfficeSocket {
  close(): Promise<void>
}

/** Listens in the data folder, which the caller holds alone: what lies there is left over from a killed process. */
export async function openOfficeSocket(dataFolder: string, run: Run): Promise<OfficeSocket> {
  const path = socketIn(dataFolder)
  await rm(path, { force: true })
  const callers = new Set<Socket>()
  const server = createServer((caller) => {
    callers.add(caller)
    caller.once('close', () => callers.delete(caller))
    serveCaller(caller, run)
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    // The socket is made within listen(): nobody else can open it even for a moment.
    const umask = process.umask(0o177)
    try {
      server.listen(path, listening)
    } finally {
      process.umask(umask)
    }
  })
  return {
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const caller of callers) caller.destroy()
      }),
  }
}

/** Has the running server carry out a command; null where none runs on this data folder. */
export function askOffice(dataFolder: string, words: readonly string[]): Promise<OfficeAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketIn(dataFolder))
    socket.once('connect', () => socket.write(`${JSON.stringify(words)}\n`))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null)
      else reject(error)
    })
    let read = ''
    socket.setEncoding('utf8')
    socket.on('data', (chunk: string) => (read += chunk))
    socket.once('end', () => {
      if (read.endsWith('\n')) resolve(JSON.parse(read) as OfficeAnswer) // our own server's line
      else reject(new Error('The server stopped before it answered.'))
    })
  })
}
