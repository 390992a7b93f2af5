import type { Model } from '../models/model.ts';
import type { Condition } from '../query/where.ts';
import { conditionSql } from './conditions.ts';
import type { StatementWriter } from './statement.ts';

/** The rest of the filter, and the caller's rights. */
export const ownSql = (writer: StatementWriter, model: Model, rest: Condition, alias: string): string =>
  `${conditionSql(writer, rest, { alias })}${rightsSql(writer, model, alias)}`;

const rightsSql = (writer: StatementWriter, { rights }: Model, alias: string): string =>
  rights ? writer.rights(rights, alias) : ' and false';
