/** The number of the dialect: it changes when an answer loses a member or gives one another meaning, never when one comes. */
import { FORECAST_FORMAT } from '@grognard/kernel';

/** Every answer bears it as `format`. */
export const FORMAT = FORECAST_FORMAT;
