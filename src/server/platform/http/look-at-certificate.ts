import { connect } from 'node:tls'

const patienceMs = 10_000

/**
 * Until when the certificate of an https address holds, as every browser would judge it. Throws an Error with what is wrong:
 * not reached, not trusted, of another name.
 */
export function lookAtCertificate(address: string): Promise<Date> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      const until = new Date(socket.getPeerCertificate().valid_to)
      socket.end()
      resolve(until)
    })
    socket.setTimeout(patienceMs, () => socket.destroy(new Error('nobody answered in time')))
    socket.on('error', reject)
  })
}
