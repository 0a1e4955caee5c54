/** What a list says below its rows. */
export const words = {
  shown: (shown: number, total: string, many: string) => `${shown} of ${total} ${many}`,
  tooMany: (most: number) => `more than ${most}`,
  more: (many: string) => `Show more ${many}`,
  failed: (many: string) => `We couldn’t load more ${many}`,
  again: 'Try again',

  // Pages
  moreThan: (value: number) => `more than ${value}`,
  previous: 'Previous',
  of: (first: number, min: number, whole: string) => `${first}–${min} of ${whole}`,
  next: 'Next',

  // MoreRows
  articleLi: 'article, li',
}
