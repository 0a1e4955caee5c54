import { tellingRounds } from '#bench/durability/telling'
console.log(await tellingRounds(Number(process.env['N'] ?? 3)))
process.exit(0)
