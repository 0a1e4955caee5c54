/** How a mail looks. Mail programs know neither stylesheets nor variables: each part carries its light colours, a class in the head the dark ones. */
const SANS = "font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif"
const DISPLAY = "font-family:Bricolage,Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif;font-weight:700"

export const styles = {
  page: 'background:#faf8f3',
  logo: `margin:0 0 4px;${DISPLAY};font-size:23px;line-height:24px;letter-spacing:-.9px;color:#0b5d51`,
  heading: `margin:0 0 8px;${DISPLAY};font-size:34px;line-height:38px;letter-spacing:-1px;color:#16211f`,
  lead: `margin:0 0 8px;${SANS};font-size:16px;line-height:24px;color:#55625f`,
  card: 'background:#ffffff;border:1px solid #e4dfd4;border-radius:18px;padding:22px',
  sunny: 'background:#fff1cf;border:1px solid #fff1cf;border-radius:18px;padding:22px',
  code: `margin:0;${DISPLAY};font-size:56px;line-height:64px;letter-spacing:4px;text-align:center;color:#16211f`,
  figure: `margin:0;${DISPLAY};font-size:36px;line-height:42px;letter-spacing:-1px;color:#16211f`,
  onSunny: `margin:0;${SANS};font-size:15px;line-height:21px;color:#6b4700`,
  dayOn: `height:44px;line-height:44px;border-radius:12px;${SANS};font-size:15px;font-weight:700;background:#ffc24b;color:#3b2700`,
  dayOff: `height:44px;line-height:44px;border-radius:12px;${SANS};font-size:15px;background:#eedcb0;color:#6b4700`,
  dayQuiet: `height:44px;line-height:44px;border-radius:12px;${SANS};font-size:15px;background:#e9e5da;color:#55625f`,
  dayClash: `height:40px;line-height:40px;border-radius:12px;border:2px solid #b3261e;${SANS};font-size:15px;font-weight:700;background:#fce8e4;color:#b3261e`,
  personName: `margin:0;${DISPLAY};font-size:22px;line-height:28px;letter-spacing:-.4px;color:#16211f`,
  due: `margin:4px 0 0;${SANS};font-size:15px;line-height:21px;color:#55625f`,
  late: `margin:4px 0 0;${SANS};font-size:15px;line-height:21px;color:#b3261e`,
  fits: `margin:0 0 4px;${SANS};font-size:15px;line-height:21px;color:#16211f`,
  smallSoft: `display:inline-block;margin:0 6px 8px 0;border-radius:12px;background:#e2f1ec;color:#0b5d51;border:1px solid #e2f1ec;${SANS};font-size:15px;font-weight:600;line-height:22px;padding:10px 12px;text-decoration:none`,
  smallLine: `display:inline-block;margin:0 6px 8px 0;border-radius:12px;background:#ffffff;color:#16211f;border:1px solid #8b958f;${SANS};font-size:15px;font-weight:600;line-height:22px;padding:10px 12px;text-decoration:none`,
  factLabel: `margin:0;${SANS};font-size:15px;line-height:21px;color:#55625f`,
  factValue: `margin:0;${SANS};font-size:15px;line-height:21px;font-weight:600;color:#16211f`,
  rule: 'padding:10px 0;border-bottom:1px solid #e4dfd4',
  last: 'padding:10px 0',
  link: `${SANS};font-size:15px;line-height:21px;font-weight:600;color:#0b5d51;text-decoration:underline`,
  button: `display:block;border-radius:12px;background:#0b5d51;color:#ffffff;border:1px solid #0b5d51;${SANS};font-size:17px;font-weight:600;line-height:24px;padding:13px 16px;text-align:center;text-decoration:none`,
  foot: 'border-top:1px solid #e4dfd4;padding:18px 0 36px',
  small: `margin:0 0 10px;${SANS};font-size:13px;line-height:19px;color:#55625f`,
  unseen: 'display:none;max-height:0;overflow:hidden',
} as const

/** The colours of the seven days under the name, Monday first. */
export const weekOfLogo = ['f', 'mp', 'mq', 'f', 'mq', 'f', 'f'] as const
export const logoColours = { f: '#ffc24b', mp: '#e3cf94', mq: '#c9d6d2' } as const

export const head = `:root{color-scheme:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
p,h1,td{overflow-wrap:anywhere}
@media (max-width:619px){.w600{width:100%!important}.pad{padding-left:20px!important;padding-right:20px!important}.card{padding:18px!important}.tight{padding:8px 18px!important}.h1{font-size:28px!important;line-height:32px!important}.code{font-size:44px!important}}
@media (prefers-color-scheme:dark){body,.bg{background:#10201d!important}.card{background:#172a26!important;border-color:#2c3f3a!important}.ink{color:#eef4f1!important}.muted{color:#a9bab4!important}.pine{color:#6fd3bd!important}.mq{background:#2c4a43!important}.mp{background:#8d7a44!important}.main{background:#6fd3bd!important;border-color:#6fd3bd!important;color:#06231e!important}.sunny{background:#3d3113!important;border-color:#3d3113!important}.onsunny{color:#ffd27a!important}.off{background:#665425!important;color:#ffd27a!important}.q{background:#263c36!important;color:#a9bab4!important}.x{background:#43231d!important;color:#ff9f8c!important;border-color:#ff9f8c!important}.red{color:#ff9f8c!important}.soft{background:#1d3a34!important;border-color:#1d3a34!important;color:#8fe0cd!important}.line{background:#172a26!important;border-color:#6b807a!important;color:#eef4f1!important}.rule{border-color:#2c3f3a!important}}`
