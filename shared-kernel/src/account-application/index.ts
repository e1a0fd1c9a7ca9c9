export {
  type ApplicationLicence,
  type ApplicationState,
  applicationLicences,
  applicationLicenceTypes,
  applicationStates,
  creditCodeProblem,
} from './account-application';
