import type { Vendor } from '../vendor.ts';
import { stripe } from './stripe.ts';

export const vendors: readonly Vendor[] = [stripe];
