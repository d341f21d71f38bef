// The demo serves the same pages to people.
export { createVendorPages } from '../../packages/demo/src/pages/vendor-pages.ts';
export type {
  IncidentSpec,
  MaintenanceSpec,
  PageEncoding,
  PageProviderName,
  SeenRequest,
  VendorPage,
  VendorPageSpec,
  VendorPages,
} from '../../packages/demo/src/pages/vendor-pages.ts';
