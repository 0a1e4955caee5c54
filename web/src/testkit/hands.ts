import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

type Role = 'textbox' | 'combobox' | 'radio' | 'checkbox' | 'button' | 'switch'
/** How somebody fills a dialog in: each field by its name. */
export interface Hand {
  readonly write: (name: string, text: string) => Promise<void>
  readonly choose: (name: string, option: string) => Promise<void>
  readonly pick: (role: Role, name: string | RegExp) => Promise<void>
}
const field = (name: string): HTMLInputElement => within(screen.getByRole('dialog')).getByLabelText(name, { selector: 'input, textarea' })
const place = (role: Role, name: string | RegExp): HTMLElement => within(screen.getByRole('dialog')).getByRole(role, { name })

/** The same once it has done what it was last pressed for: what is told of that comes a moment before. */
async function ready(role: Role, name: string | RegExp): Promise<HTMLElement> {
  await waitFor(() => expect(place(role, name).hasAttribute('data-loading')).toBe(false))
  return place(role, name)
}

/** With a mouse or a finger; what is written comes as a phone's keyboard puts it in, a phrase at once. */
export const pointing = (user: UserEvent): Hand => ({
  write: async (name, text) => {
    await user.clear(field(name))
    await user.click(field(name))
    await user.paste(text)
  },
  choose: async (name, option) => {
    await user.click(field(name))
    await user.click(await screen.findByRole('option', { name: option }))
  },
  pick: async (role, name) => user.click(await ready(role, name)),
})

/** Without either: what Tab and the arrows do not reach is not there. */
export function typing(user: UserEvent): Hand {
  const reach = async (target: HTMLElement) => {
    for (let steps = 0; document.activeElement !== target && steps < 60; steps += 1) {
      // Within a group of radios the arrows go on, between fields Tab does.
      const group = target.getAttribute('type') === 'radio' && target.getAttribute('name')
      await user.keyboard(group && document.activeElement?.getAttribute('name') === group ? '{ArrowDown}' : '{Tab}')
    }
    expect(document.activeElement, 'what the keys reach').toBe(target)
  }
  return {
    write: async (name, text) => {
      await reach(field(name))
      await user.clear(field(name))
      await user.keyboard(text)
    },
    choose: async (name, option) => {
      await reach(field(name))
      await user.keyboard(`{ArrowDown}${option}{ArrowDown}{Enter}`)
    },
    pick: async (role, name) => {
      await reach(await ready(role, name))
      await user.keyboard(role === 'button' ? '{Enter}' : '[Space]')
    },
  }
}
