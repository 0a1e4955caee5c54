export interface ServerEvent {
  readonly event: string
  readonly data: unknown
}

/** The events of a stream as they come, each with a line of its name and one of its data, which is JSON. `heard` is told of every sign of life. */
export async function* eventsIn(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<ServerEvent, void> {
  let text = ''
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    heard()
    text += part
    // A long line comes in many parts.
    if (!part.includes('\n')) continue
    const blocks = text.split(/\r?\n\r?\n/)
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const { event, data } = Object.fromEntries(block.split(/\r?\n/).map((line) => line.split(/: ?(.*)/s, 2))) as Record<string, string>
      if (event !== undefined) yield { event, data: JSON.parse(data ?? 'null') }
    }
  }
}
