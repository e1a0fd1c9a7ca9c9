/**
 * The version of the contracts in this folder, `major.minor`: the minor is raised when a call or an optional
 * field is added, the major when something that callers rely on changes. The release check compares it with
 * the running API's.
 */
export const apiVersion = '1.0';
