/** A company as the register tells it. Field meanings follow the UK register. */
export interface RegisteredCompany {
  readonly registrationNumber: string
  readonly name: string
  readonly status: string
  readonly statusDetail: string | null
  readonly type: string
  /** YYYY-MM-DD */
  readonly incorporatedOn: string | null
  readonly address: { readonly lines: readonly string[]; readonly town: string | null; readonly postcode: string | null }
  readonly sicCodes: readonly string[]
}

/** A company among those of a like name. */
export interface NamedCompany {
  readonly registrationNumber: string
  readonly name: string
  readonly status: string
  readonly address: string | null
}

export interface CompanyRegister {
  /** The company of this number, `unknown` when there is none, `down` when the register gives no answer in time. */
  find(registrationNumber: string): Promise<RegisteredCompany | 'unknown' | 'down'>
  /** The likeliest companies of this name, none where nobody is called so. */
  search(name: string): Promise<readonly NamedCompany[] | 'down'>
}
