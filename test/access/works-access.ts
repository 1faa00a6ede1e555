import { type AccessRow, get, ofAdmin, ofStaff, send } from './access-row.ts'

const absent = '/api/staff/works/999999'

/** Rows of the calls about what only a person can do. */
export const worksAccess: Record<string, AccessRow> = {
  listPurchaseWorks: {
    for: 'secret',
    ask: get('/api/purchases/cs_test_of_nobody/works'),
    status: 404,
    by: "the id of the provider's checkout session",
  },
  listWorks: ofStaff(get('/api/staff/works')),
  getPerson: ofStaff(get('/api/staff/person?email=owner%40example.com')),
  getRevenue: ofStaff(get('/api/staff/figures/revenue')),
  listRevenueRows: ofStaff(get('/api/staff/figures/revenue/payments')),
  exportFigures: ofAdmin(get('/api/staff/figures.csv?sheet=months')),
  getOutcomes: ofStaff(get('/api/staff/figures/outcomes')),
  listOutcomeCases: ofStaff(get('/api/staff/figures/outcomes/cases?bureau=equifax')),
  getWorkFigures: ofStaff(get('/api/staff/figures/work')),
  listMailedRounds: ofStaff(get('/api/staff/figures/work/rounds?alone=no')),
  listFunnelPeople: ofStaff(get('/api/staff/figures/work/funnel?step=paid')),
  getToday: ofStaff(get('/api/staff/today')),
  listWorkOwners: ofStaff(get('/api/staff/work-owners')),
  takeWork: ofStaff(send('POST', `${absent}/take`), 404),
  handOverWork: ofStaff(send('POST', `${absent}/owner`, { to: null, from: null }), 404),
  deliverWork: ofStaff(send('POST', `${absent}/delivery`, { note: '' }), 404),
  reopenWork: ofStaff(send('POST', `${absent}/reopening`), 404),
  agreeSessionDay: ofStaff(send('POST', `${absent}/day`, { day: null }), 404),
}
