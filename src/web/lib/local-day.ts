export { localDay } from '../../shared/rules/civil-days.ts'
