import type { TestApp } from '#server/testkit/app/app'

/** The pages behind the buttons of mails, as a browser that nobody is signed in at opens and presses them. */
export function answerPages(app: () => TestApp) {
  const open = (url: string) => app().app.inject({ url, method: 'GET' })
  const press = (url: string, fields: Readonly<Record<string, string>>) =>
    app().app.inject({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    })
  /** Opens the page as a person does, and presses its button. */
  async function answerBy(url: string, fields: Readonly<Record<string, string>> = {}) {
    const version = /name="version" value="(\d+)"/.exec((await open(url)).body)?.[1] ?? ''
    return press(url, { version, ...fields })
  }
  return { open, press, answerBy }
}
