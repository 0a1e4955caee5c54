/** Mail providers where anybody can have an address, so that an address there proves no company. */
export const publicMailDomains: ReadonlySet<string> = new Set(
  `aol.co.uk aol.com blueyonder.co.uk btconnect.com btinternet.com btopenworld.com duck.com email.com fastmail.com fastmail.co.uk
  fsmail.net gmail.com gmx.co.uk gmx.com gmx.de googlemail.com hey.com hotmail.co.uk hotmail.com hotmail.fr hushmail.com icloud.com
  inbox.com live.co.uk live.com mac.com mail.com mail.ru mailbox.org mailinator.com me.com msn.com ntlworld.com orange.net outlook.co.uk
  outlook.com plus.com pm.me posteo.de posteo.net proton.me protonmail.com qq.com rediffmail.com rocketmail.com sky.com talk21.com
  talktalk.net tiscali.co.uk tuta.com tutanota.com uwclub.net virgin.net virginmedia.com web.de yahoo.co.in yahoo.co.uk yahoo.com
  yandex.com yandex.ru ymail.com zoho.com zohomail.eu`.split(/\s+/),
)
