import { ApiError } from '../http/errors/api-error.ts';

/** The query itself is wrong; the message says where and what would be right. */
export class QueryRefusal extends ApiError {
  constructor(message: string, code = 'bad_query') {
    super(400, code, message);
  }
}
