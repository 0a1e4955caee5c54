/** "Fri 15:00–19:00 is filled. They can still offer you Sat 09:00–13:00.": `filled` and `left` in words; `left` is empty where none is. */
export function filledWords(filled: string, count: number, left: string): string {
  const told = `${filled} ${count === 1 ? 'is' : 'are'} filled.`
  if (left !== '') return `${told} They can still offer you ${left}.`
  return `${told} They can only offer you ${count === 1 ? 'that one' : 'those'} if someone drops out.`
}
