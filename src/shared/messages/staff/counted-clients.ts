/** '1,250'. */
export const counted = (count: number) => count.toLocaleString('en-US')
/** '1 client', '1,250 clients'. */
export const clientsIn = (count: number) => (count === 1 ? '1 client' : `${counted(count)} clients`)
