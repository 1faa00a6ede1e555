import { type OwnServer, ownServer } from './own-server.ts'

/** A server of its own in which Georgia and New York ask for an agreement. */
export const agreeingServer = (): OwnServer =>
  ownServer(1, {
    AGREEMENT_STATES: 'GA, NY',
    COMPANY_NAME: 'Example Disputes LLC',
    POSTAL_ADDRESS: '100 Example Street, Suite 1, Wilmington, DE 19801',
  })
