import type { LiveEvent } from '@evenshift/contract/model/event'

/** The events of a stream, as they come. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent, void> {
  const reader = body.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let text = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const blocks = (text + value).split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const { id, event, data } = Object.fromEntries(block.split('\n').map(fieldOf))
      // What has no name is a comment: a sign of life.
      if (event !== undefined) yield { id, event, data: JSON.parse(data ?? 'null') } as LiveEvent // the server holds it against the contract
    }
  }
}

function fieldOf(line: string): readonly [name: string, value: string] {
  const colon = line.indexOf(': ')
  return [line.slice(0, colon), line.slice(colon + 2)]
}
