import { words } from '#web/ui/form/words'
/** A list may hold nothing but options: the sentence is one that cannot be chosen. */
export const nothingFound = (
  <span role="option" aria-selected="false" aria-disabled="true">
    {words.noMatches}
  </span>
)
