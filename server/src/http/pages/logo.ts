/** The name underlined by the week, as pages without script draw it; the word takes the colour of what it stands in. */
const days = ['f', 'h', '', 'f', '', 'f', 'f'].map((state) => `<b class="${state}"></b>`).join('')
export const logo = `<span class="logo">evenshift<i aria-hidden="true">${days}</i></span>`
/** Its style; `--quiet` is the colour of a cell without work. */
export const logoStyle =
  '.logo{flex:none;display:grid;gap:4px;font:700 1.4375rem/1 Bricolage,Figtree,system-ui,sans-serif;letter-spacing:-.04em}.logo i{display:flex;gap:2px}.logo b{flex:1;height:5px;border-radius:3px;background:var(--quiet)}.logo .f{background:#ffc24b}.logo .h{background:linear-gradient(90deg,var(--quiet) 50%,#ffc24b 50%)}'
