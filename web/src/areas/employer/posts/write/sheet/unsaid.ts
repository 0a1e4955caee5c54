import { words } from '#web/areas/employer/posts/write/sheet/words'
/** A choice that may be left open. */
export const unsaid = { placeholder: words.notSaid, clearable: true } as const
