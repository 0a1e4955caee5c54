import type { BrowserContext, Response } from '@playwright/test'

interface Opened {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** What ran or was asked for beside the file itself: dialogs, words in the console, errors, requests. */
  readonly ran: readonly string[]
}

/** Opens an address as somebody does who was sent it, and tells what came of it. */
export async function openDirectly(context: BrowserContext, address: string): Promise<Opened> {
  const page = await context.newPage()
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('console', (message) => {
    // What a script writes carries values; what Chromium writes itself, such as that it has blocked something, carries none.
    if (message.args().length > 0) ran.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => ran.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    // Chromium's own viewer of PDF is no page of the web.
    if (url.startsWith('http') && url !== address && !url.endsWith('/favicon.ico')) ran.push(`request: ${url}`)
  })
  let answer: Response | undefined
  page.on('response', (response) => {
    if (response.url() === address) answer ??= response
  })
  // What is to be saved is no page, so going there does not arrive.
  await page.goto(address).catch(() => undefined)
  if (answer === undefined) throw new Error(`${address} didn’t answer`)
  const opened = { status: answer.status(), headers: await answer.allHeaders(), ran }
  await page.close()
  return opened
}
