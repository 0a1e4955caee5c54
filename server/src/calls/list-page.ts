/** Which page of a list is asked for, and the rows a page has. */
export interface PageQuery {
  readonly page: number
  readonly limit: number
}

/** The answer of a paged call: the rows of one page, and where it is among how many rows in all. */
export const listPage = <Row>(data: Row[], { page, limit }: PageQuery, total: number) => ({
  data,
  pagination: { current: page, pageSize: limit, total },
})
