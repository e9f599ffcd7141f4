// Asks for the markets and their prices in one GraphQL query.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"
)

// setting gives an environment variable. Nothing is guessed: without it the program ends.
func setting(name, meaning string) string {
	value := os.Getenv(name)
	if value == "" {
		log.Fatalf("%s is not set. Set it to %s.", name, meaning)
	}
	return value
}

var dataNode string

// region: query
const query = `
{
  marketsConnection(pagination: { first: 10 }) {
    edges {
      node {
        id
        decimalPlaces
        tradableInstrument { instrument { code } }
        data { markPrice bestBidPrice bestOfferPrice }
      }
    }
  }
}
`

func main() {
	dataNode = setting("DATA_NODE", "the address of a data node, such as http://localhost:3008 for the sandbox")
	fmt.Fprintln(os.Stderr, "Data node:", dataNode)

	body, err := json.Marshal(map[string]any{"query": query})
	if err != nil {
		log.Fatal(err)
	}
	response, err := http.Post(dataNode+"/graphql", "application/json", bytes.NewReader(body))
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	var answer struct {
		Data struct {
			MarketsConnection struct {
				Edges []struct {
					Node struct {
						ID                 string
						DecimalPlaces      int
						TradableInstrument struct{ Instrument struct{ Code string } }
						Data               struct{ MarkPrice string }
					}
				}
			}
		}
		Errors []struct{ Message string }
	}
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		log.Fatal(err)
	}
	// Errors come with status 200 as well.
	if len(answer.Errors) > 0 {
		log.Fatal(answer.Errors[0].Message)
	}
	for _, edge := range answer.Data.MarketsConnection.Edges {
		fmt.Println(edge.Node.TradableInstrument.Instrument.Code, edge.Node.Data.MarkPrice, edge.Node.DecimalPlaces)
	}
}

// endregion: query
