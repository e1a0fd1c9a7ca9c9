export { type CompanyLicence, companyLicences } from './company-licences';
